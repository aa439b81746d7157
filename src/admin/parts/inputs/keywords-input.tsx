import type { InputProps } from 'react-admin'
import { required as isRequired, TextInput } from 'react-admin'

type WordsInputProps = {
  source: string
  label?: string | false
  /** Key of a sentence under the field. */
  hint?: string
  /** How many lines it shows; more than one makes room for several. */
  rows?: number
  required?: boolean
  disabled?: boolean
  defaultValue?: string
  /** The language of what is typed here, for the spelling check and for voices. */
  language?: 'de' | 'en'
}

/** Text as it is typed: an empty field stays an empty text, where react-admin's own would turn it into null. */
export function WordsInput({ source, hint, rows = 1, required = false, language, ...rest }: WordsInputProps) {
  return (
    <TextInput
      source={source}
      parse={keep}
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

const keep: NonNullable<InputProps['parse']> = (text) => text
