import type { Config, PageViewsConfig } from '#platform/config.ts'

/** It holds no secret. */
export type Deployment = {
  pageViews: PageViewsConfig
  /** It is null where e-mails are saved in a folder. */
  mailHost: string | null
  /** It is null where files are on the program's own disk. */
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
