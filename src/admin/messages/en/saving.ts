/** What was typed and is not saved yet, what could not be loaded, and the connection. */
export const typed = {
  offer: 'You typed something here on %{when} and didn’t save it.',
  changed: 'The record has changed since; please compare before you save.',
  take: 'Put it back',
  discard: 'Discard',
}

export const loading = {
  failed: 'This couldn’t be loaded.',
  retry: 'Try again',
  missing: 'This doesn’t exist, or no longer does.',
  read_only: 'Your role lets you read this, but not change it.',
}

export const connection = {
  lost: 'You’re offline. What you save will be sent as soon as you’re back.',
  waiting: 'You’re offline. Your change will be sent as soon as you’re back. Please keep this page open.',
  back: 'You’re back online.',
}
