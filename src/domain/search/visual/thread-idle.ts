/**
 * A thread of the search holds 25 MB beside what it works on. Starting one again takes a tenth of a second, less than the process
 * that decodes the same visitor's picture; only the thread with the model, which takes a second, stays.
 */
export const THREAD_IDLE_MS = 30_000
