/** A minimal error page without scripts and styles, with one sentence in each language. */
export function bothLanguages(de: string, en: string, reference = ''): string {
  return `<!doctype html><html lang="de"><meta charset="utf-8"><title>Fehler</title>
<p>${de}
<p lang="en">${en}
<p><small>${reference}</small>`
}
