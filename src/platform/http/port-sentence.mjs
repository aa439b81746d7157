// This file also runs before packages are installed, so it is plain JavaScript.

/**
 * Why a port cannot be listened on, for the operator.
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 */
export function portSentence({ code, message }, port) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program; stop it, or set PORT to another one.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user; set PORT to one above 1023.`
  return `The server cannot listen on port ${port}: ${message}.`
}
