// What for: the inference runtime tells its maker about the process, the models and errors, under an id for the machine that
//   it keeps in the home folder, unless a variable of the environment is set before it is first used.
// Upstream issue: microsoft/onnxruntime#27379, which brought it to Linux, and #29843.
// Measured effect: without it three files in the home and temporary folders, and requests to another company's server that
//   the privacy page says nothing of.
// Can go: when the runtime asks first, or is built without it.

/**
 * To be called in the main thread before a thread or process that embeds is started: a thread has only a copy of the environment,
 * which the runtime does not read.
 */
export function silenceRuntime(): void {
  process.env.ORT_DISABLE_TELEMETRY = '1'
}
