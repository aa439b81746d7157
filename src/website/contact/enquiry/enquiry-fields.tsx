import { BUDGETS, ENQUIRY_LIMITS, OFFICE, PROJECTS } from '#domain/enquiries/forms/enquiry.ts'
import { keysOf } from '#domain/enquiries/forms/model.ts'
import { site } from '#site/public-site.ts'
import { chosenIn, type ErrorTexts, type FormAnswer, typedInto } from '#website/contact/form/form-answer.ts'
import { useFormTexts } from '#website/contact/form/form-messages.ts'
import form from '#website/contact/form/send-form-frame.module.css'
import { Field } from '#website/ui/fields/field.tsx'
import { SelectField } from '#website/ui/fields/select-field.tsx'
import { AskedImages } from './asked/asked-images.tsx'
import type { Asked } from './asked/use-asked.ts'
import { UsageFields } from './usage-fields.tsx'
import type { EnquiryView } from './view-enquiry.ts'

type EnquiryFieldsProps = { asked: Asked; view: EnquiryView; typed: FormAnswer['typed']; errors: ErrorTexts }

/** What it is about first, as people think of it, then who they are. */
export function EnquiryFields({ asked, view, typed, errors }: EnquiryFieldsProps) {
  const { t } = useFormTexts()
  const say = (name: string) => ({ name, error: errors[name], defaultValue: typedInto(typed, name) })
  return (
    <>
      <AskedImages asked={asked} view={view} errors={errors} />
      <div className={form.wide}>
        <Field
          label={t('enquiry_message')}
          help={t('enquiry_message_help')}
          multiline
          required
          {...say('message')}
        />
      </div>
      <Field label={t('enquiry_name')} autoComplete="name" required {...say('name')} />
      <Field label={t('enquiry_company')} autoComplete="organization" {...say('company')} />
      <Field label={t('enquiry_email')} type="email" autoComplete="email" required {...say('email')} />
      <Field label={t('enquiry_telephone')} type="tel" autoComplete="tel" {...say('telephone')} />
      {(view.projectName || typedInto(typed, 'projectName') || errors.projectName) && (
        <Field
          label={t('enquiry_project_name')}
          {...say('projectName')}
          defaultValue={typedInto(typed, 'projectName') ?? view.projectName}
        />
      )}
      <Choices asked={asked} view={view} typed={typed} errors={errors} />
      <Field label={t('enquiry_usage')} help={t('enquiry_usage_help')} {...say('usage')} />
      <Field label={t('enquiry_deadline')} help={t('enquiry_deadline_help')} {...say('deadline')} />
      <UsageFields typed={typed} errors={errors} />
    </>
  )
}

function Choices({ asked, view, typed, errors }: EnquiryFieldsProps) {
  const { t, language } = useFormTexts()
  const say = (name: string, chosen: string) => ({
    name,
    error: errors[name],
    defaultValue: typedInto(typed, name) ?? chosen,
  })
  return (
    <>
      <div className={form.wide}>
        <SelectField label={t('enquiry_to')} required {...say('to', String(view.artist?.id ?? OFFICE))}>
          <option value={OFFICE}>{t('enquiry_to_office', { brand: site.brand[language] })}</option>
          <optgroup label={t('enquiry_to_artists')}>
            {view.artists.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        </SelectField>
      </div>
      <FurtherArtist asked={asked} view={view} typed={typed} errors={errors} />
      <SelectField label={t('enquiry_project')} {...say('project', view.project ?? '')}>
        <option value="">{t('enquiry_open')}</option>
        {keysOf(PROJECTS).map((project) => (
          <option key={project} value={project}>
            {t(PROJECTS[project])}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('enquiry_budget')} {...say('budget', '')}>
        <option value="">{t('enquiry_open')}</option>
        {keysOf(BUDGETS).map((budget) => (
          <option key={budget} value={budget}>
            {t(BUDGETS[budget])}
          </option>
        ))}
      </SelectField>
    </>
  )
}

/** One more artist. With script the choice moves into the list at the top; without it, it is sent as it stands. */
function FurtherArtist({ asked, view, typed, errors }: EnquiryFieldsProps) {
  const { t } = useFormTexts()
  const isFull = asked.artists.length >= ENQUIRY_LIMITS.artists
  const taken = new Set(asked.artists.map(({ id }) => String(id)))
  return (
    <div className={form.wide}>
      <SelectField
        label={t('enquiry_further')}
        help={t('enquiry_further_help')}
        name="artists"
        error={errors.artists}
        defaultValue={chosenIn(typed, 'artists').find((id) => !taken.has(id)) ?? ''}
        onChange={asked.addArtist}
      >
        <option value="">{t('enquiry_further_none')}</option>
        {view.artists
          .filter(({ id }) => !isFull && !taken.has(String(id)))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
    </div>
  )
}
