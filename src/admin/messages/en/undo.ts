/** The change log, undoing, trash and history. */
export const undo = {
  undo: 'Undo',
  undone: 'Undone.',
  anyway: 'Do it anyway',
  ask_changed:
    'Someone has worked on this since. If you go on, those later changes no longer apply; the history keeps them.',
  changed: 'Someone has worked on this since.',
  gone: 'What was changed here has been deleted since. Bring it back from the trash first.',
  taken: 'Its web address or place belongs to something else by now. Change it there, then try again.',
  linked:
    'Not yet: what this belongs to has been deleted (bring that back first, such as the artist), or it is still shown elsewhere.',
  invalid: 'This no longer fits with what has changed since.',
  over: 'This can no longer be undone.',
}

export const trash = {
  limits:
    'What was deleted can be restored for %{days} days. If its files are larger than %{gigabytes} GB together, the oldest goes earlier; what was deleted last stays.',
  goes_there:
    'It goes to the trash and can be brought back from there for %{days} days. |||| They go to the trash and can be brought back from there for %{days} days.',
  and_others: '%{name} and one other |||| %{name} and %{smart_count} others',
  what: 'What',
  deleted_at: 'Deleted on',
  kept_until: 'Kept until',
  actions: 'Actions',
  from_import: 'Import of: %{what}',
  with_images: 'with one picture |||| with %{smart_count} pictures',
  restore: 'Bring back',
  restored: 'It is back.',
  remove: 'Delete for good',
  ask_remove: 'It cannot be brought back after that, and neither can its files.',
  empty: 'Empty the trash',
  ask_empty: 'Everything in the trash is deleted for good, files included.',
  removed: 'Deleted for good.',
}

export const history = {
  title: 'History',
  empty: 'Nothing has been changed yet.',
  more: 'Show older ones',
  restore: 'Restore the version before this',
  restored: 'The earlier version is back.',
  restore_original: 'Restore the former file',
}

export const changes = {
  create: 'added',
  change: 'changed',
  delete: 'deleted',
  restore: 'brought back',
  empty: 'empty',
  unlogged: 'changed; the wording isn’t kept',
  replaced: 'replaced',
  reordered: 'put in a new order',
}
