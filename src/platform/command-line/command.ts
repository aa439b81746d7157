export type Argument = {
  text: string
  isEmail?: true
  isOptional?: true
  isRepeated?: true
}

/** An option with a leading `--`: a flag, a text, one of several words, or a number. `usual` is its default. */
export type Option =
  | { text: string }
  | { text: string; value: string; usual?: string }
  | { text: string; oneOf: readonly string[]; usual?: string }
  | { text: string; least: number; most: number; usual?: number; isFraction?: true }

export type Form = {
  summary: string
  arguments?: Readonly<Record<string, Argument>>
  options?: Readonly<Record<string, Option>>
}

/** A command, run as `npm run NAME`. Its help, its checks and its types are all derived from this description. */
export type Command = Form & {
  program: string
  actions?: Readonly<Record<string, Form>>
}

export type Commands = Readonly<Record<string, Command>>

type ArgumentValue<A> = A extends { isRepeated: true }
  ? string[]
  : A extends { isOptional: true }
    ? string | undefined
    : string

type OptionValue<O> = O extends { oneOf: readonly (infer Word)[] }
  ? Word
  : O extends { most: number }
    ? number
    : O extends { value: string }
      ? string
      : boolean

type OptionInput<O> = O extends { usual: unknown }
  ? OptionValue<O>
  : OptionValue<O> extends boolean
    ? boolean
    : OptionValue<O> | undefined

type FormInput<F> = (F extends { arguments: infer A } ? { [K in keyof A]: ArgumentValue<A[K]> } : unknown) &
  (F extends { options: infer O } ? { [K in keyof O]: OptionInput<O[K]> } : unknown)

/** The arguments and options that a command received, by name. */
export type CommandInput<C> = C extends { actions: infer A }
  ? { [K in keyof A]: { action: K } & FormInput<A[K]> }[keyof A]
  : FormInput<C>
