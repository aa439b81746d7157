import type { Page } from '@playwright/test'

const OUR_MACHINE = /^(?:http:\/\/(?:127\.0\.0\.1|localhost):|data:|blob:)/

/** Collects errors of the page from now on: script errors, policy violations, failed requests. */
export function watchPageErrors(page: Page, isExpected = (_url: string) => false): string[] {
  const pageErrors: string[] = []
  page.on('pageerror', ({ message }) => pageErrors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.location().url)) pageErrors.push(message.text())
  })
  return pageErrors
}

/** Collects requests of the page to other machines from now on. */
export function watchStrangers(page: Page): string[] {
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!OUR_MACHINE.test(request.url())) strangers.push(request.url())
  })
  return strangers
}
