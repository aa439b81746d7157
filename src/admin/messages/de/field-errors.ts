/** Errors of fields. */
export const fieldErrors = {
  required: 'Das fehlt noch.',
  longest: 'Bitte höchstens %{limit} Zeichen.',
  smallest: 'Bitte mindestens %{limit}.',
  largest: 'Bitte höchstens %{limit}.',
  taken: 'Das ist schon vergeben.',
  unknown: 'Das gibt es nicht oder nicht mehr.',
  pattern: 'Das hat nicht das richtige Format.',
  slug: 'Bitte nur Kleinbuchstaben (a bis z), Ziffern und einzelne Bindestriche, etwa „%{limit}“.',
  direction:
    'Darin steht ein unsichtbares Zeichen, das die Schreibrichtung umkehrt. Bitte tippen Sie den Text neu ein.',
  'in-use': 'Das wird noch an anderer Stelle gebraucht.',
  'not-a-player': 'Von diesem Anbieter dürfen keine Filme eingebettet werden.',
  'not-safe': 'Darin steht etwas, das auf der Website nicht erlaubt ist, etwa HTML oder ein Skript.',
  'too-many': 'Bitte höchstens %{limit} auf einmal.',
  loop: 'Das führt zu sich selbst zurück.',
  'skipped-time':
    'Diese Uhrzeit gibt es an dem Tag nicht, weil die Uhr vorgestellt wird. Bitte wählen Sie eine andere.',
  placeholder: 'Dafür gibt es keinen Wert: %{limit}',
  'no-address': 'Dazu gibt es keine gültige E-Mail-Adresse.',
  'only-reads': 'Wer nur lesen darf, kann nicht zuständig sein.',
  other: 'Das können wir so nicht annehmen.',
}
