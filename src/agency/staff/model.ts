/** Somebody who works at the agency and may sign in. */
export type Staff = { id: string; name: string; email: string }

/** How staff comes in. Everything that is for staff asks here, and nowhere else, who somebody is. */
export type StaffDoor = {
  /** Who sent a request with these headers; null for everybody without a session that is still good. */
  whoIs: (headers: Headers) => Promise<Staff | null>
  /** Answers everything below /illusde/api/auth/. */
  answer: (request: Request) => Promise<Response>
}
