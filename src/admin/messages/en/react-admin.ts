import type { TranslationMessages } from 'ra-core'
import english from 'ra-language-english'

/** react-admin's own texts in English, in British spelling, some of them clearer. */
export const reactAdmin: TranslationMessages['ra'] = {
  ...english.ra,
  action: { ...english.ra.action, create: 'New', back: 'Back' },
  page: { ...english.ra.page, empty: 'Nothing here yet.', invite: 'Would you like to add something?' },
  message: {
    ...english.ra.message,
    delete_content: 'This cannot be undone.',
    delete_title: 'Delete %{name} %{recordRepresentation}?',
    invalid_form: 'Not saved yet: please check the fields that are marked.',
    not_found: 'There is nothing at this address.',
    unsaved_changes: 'Your changes are not saved yet. Leave all the same?',
  },
  navigation: {
    ...english.ra.navigation,
    no_filtered_results: 'Nothing matches these filters.',
    no_results: 'Nothing here yet.',
    page_rows_per_page: 'Per page:',
  },
  auth: { ...english.ra.auth, auth_check_error: 'Please sign in.', user_menu: 'Account', logout: 'Sign out' },
  notification: {
    ...english.ra.notification,
    updated: 'Saved. |||| %{smart_count} saved.',
    created: 'Added.',
    deleted: 'Deleted. |||| %{smart_count} deleted.',
    item_doesnt_exist: 'This does not exist, or not any more.',
    http_error: 'The server does not answer as it should.',
    data_provider_error: 'The server does not answer as it should.',
    logged_out: 'Your session has ended. Please sign in again.',
  },
  validation: { ...english.ra.validation, required: 'Please fill this in.' },
}
