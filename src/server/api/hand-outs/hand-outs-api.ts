import type { Api, ApiNeeds } from '#server/api/api-needs.ts'
import { addCollectionCsvApi } from './collection-csv-api.ts'
import { addCollectionPdfApi } from './collection-pdf-api.ts'
import { openPdfAnswers } from './pdf-answers.ts'
import { addPortfolioPdfApi } from './portfolio-pdf-api.ts'

/** Files to take along: collections and portfolios as PDF, collections as a table. */
export function addHandOutsApi(api: Api, needs: ApiNeeds): void {
  const answerPdf = openPdfAnswers(needs)
  addCollectionPdfApi(api, needs, answerPdf)
  addPortfolioPdfApi(api, needs, answerPdf)
  addCollectionCsvApi(api, needs)
}
