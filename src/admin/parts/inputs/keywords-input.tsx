import type { InputProps } from 'react-admin'
import { required as isRequired, TextInput } from 'react-admin'

type KeywordsInputProps = {
  source: string
  label?: string | false
  /** Message key of the text under the field. */
  hint?: string
  /** Number of visible lines; more than one makes a multiline field. */
  rows?: number
  required?: boolean
  disabled?: boolean
  defaultValue?: string
  /** The language of the input, for spell checking and screen readers. */
  language?: 'de' | 'en'
}

/** Text input that keeps an empty field an empty text; react-admin's own makes it null. */
export function KeywordsInput({
  source,
  hint,
  rows = 1,
  required = false,
  language,
  ...rest
}: KeywordsInputProps) {
  return (
    <TextInput
      source={source}
      parse={unchanged}
      defaultValue=""
      multiline={rows > 1}
      minRows={rows}
      helperText={hint ?? false}
      {...(required ? { validate: isRequired() } : {})}
      slotProps={{ htmlInput: language ? { lang: language, spellCheck: true } : {} }}
      {...rest}
    />
  )
}

const unchanged: NonNullable<InputProps['parse']> = (text) => text
