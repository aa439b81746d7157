import { cutAround } from '#domain/imaging/imaging-model.ts'
import { paths } from '#site/paths.ts'
import { useMessages } from '#website/i18n/messages.tsx'
import { classNames } from '#website/ui/class-names.ts'
import { ButtonLink } from '#website/ui/controls.tsx'
import { PersonName } from '#website/ui/person-name.tsx'
import typography from '#website/ui/typography.module.css'
import type { EditorialView, NewsTeaser } from './view-home.ts'
import style from './welcome.module.css'

type WelcomeProps = {
  welcome: EditorialView['welcome']
  news: NewsTeaser[]
  headingLevel: 'h1' | 'h2'
}

export function Welcome({ welcome, news, headingLevel: Heading }: WelcomeProps) {
  const { t, language } = useMessages()
  return (
    <section className={classNames('row', style.welcome)}>
      <Heading className={classNames(typography.mega, style.heading)}>
        {welcome?.intro || t('home_heading')}
      </Heading>
      <div className={style.text}>
        {welcome?.subhead && <p className={classNames(typography.lead, style.subhead)}>{welcome.subhead}</p>}
        <ButtonLink to={paths.contact(language)}>{t('home_enquire')}</ButtonLink>
      </div>
      {news.length > 0 && <News news={news} />}
    </section>
  )
}

function News({ news }: { news: NewsTeaser[] }) {
  const { t } = useMessages()
  return (
    <section className={style.news} aria-label={t('home_news')}>
      {news.map(({ id, lang, title, href, date, isoDate, picture }) => (
        <article key={id} className={style.item}>
          <img
            src={picture.src}
            srcSet={picture.srcSet}
            style={cutAround(picture.focus)}
            sizes="(max-width: 640px) 11rem, (max-width: 1024px) 48vw, 29vw"
            width={640}
            height={427}
            alt=""
            loading="lazy"
            decoding="async"
          />
          <time className={classNames(typography.small, typography.quiet)} dateTime={isoDate}>
            {date}
          </time>
          <h2 lang={lang}>
            <a href={href}>
              <PersonName>{title}</PersonName>
            </a>
          </h2>
        </article>
      ))}
    </section>
  )
}
