import type { Api } from '#server/api/route.ts'
import type { Services } from '#src/services.server.ts'
import { addCollectionCsvApi } from './collection-csv-api.ts'
import { addCollectionPdfApi } from './collection-pdf-api.ts'
import { openPdfAnswers } from './pdf-answers.ts'
import { addPortfolioPdfApi } from './portfolio-pdf-api.ts'

/** Files to take along: collections and portfolios as PDF, collections as a table. */
export function addHandOutsApi(api: Api, needs: Services): void {
  const answerPdf = openPdfAnswers(needs)
  addCollectionPdfApi(api, needs, answerPdf)
  addPortfolioPdfApi(api, needs, answerPdf)
  addCollectionCsvApi(api, needs)
}
