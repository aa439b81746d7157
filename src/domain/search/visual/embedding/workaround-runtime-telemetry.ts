// What for: the inference runtime tells its maker about the process, the models and errors, under an id for the machine
//   that it keeps in the home folder, unless a variable of the environment is set before it is first used.
// Upstream issue: microsoft/onnxruntime#27379, which brought it to Linux, and #29843.
// Measured effect: without it three files in the home and temporary folders, and requests to another company's server
//   that the privacy page says nothing of.
// Can go: when the runtime asks first, or is built without it.

/** Call it in the main thread before one that embeds starts: a thread's copy of the environment is not read. */
export function silenceRuntime(): void {
  process.env.ORT_DISABLE_TELEMETRY = '1'
}
