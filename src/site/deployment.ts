import type { Config, PageViewsConfig } from '#platform/config.ts'

/** How this site is run, as far as its pages may know: no secret is in it. */
export type Deployment = {
  pageViews: PageViewsConfig
  /** The host that emails are sent through; null where they stay in a folder. */
  mailHost: string | null
  /** The host of the storage that files are kept in; null where they are on the program's own disk. */
  filesHost: string | null
}

export function deploymentOf({
  pageViews,
  mail,
  files,
}: Pick<Config, 'pageViews' | 'mail' | 'files'>): Deployment {
  return {
    pageViews,
    mailHost: mail.smtpUrl ? new URL(mail.smtpUrl).hostname : null,
    filesHost: files.kind === 's3' ? storageHost(files.endpoint, files.region) : null,
  }
}

function storageHost(endpoint: string | null, region: string): string {
  return endpoint ? new URL(endpoint).hostname : `s3.${region}.amazonaws.com`
}
