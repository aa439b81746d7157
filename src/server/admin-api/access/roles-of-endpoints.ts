import { type StaffRole, WHO_CHANGES } from '#domain/staff/roles.ts'

const CALLS: Readonly<Record<string, StaffRole>> = {
  'GET /uploads': 'reader',
  'GET /uploads/files/:id': 'editor',
  'GET /uploads/:id/thumb': 'reader',
  'POST /uploads/files': 'editor',
  'PATCH /uploads/files': 'editor',
  'POST /uploads/files/:id': 'editor',
  'PATCH /uploads/files/:id': 'editor',
  'POST /uploads/:id/keep': 'editor',
  'DELETE /uploads/:id': 'editor',
  'DELETE /uploads/files/:id': 'editor',
  'POST /pictures': 'editor',
  'POST /images/:id/original': 'editor',
  'POST /import': 'editor',
  'GET /import/:id': 'editor',
  'GET /export': 'reader',
  'GET /templates/:file': 'reader',
  'GET /health': 'reader',
  'GET /today': 'reader',
  // Where things are on the server.
  'GET /configuration': 'owner',
  'POST /duplicates': 'editor',
  'GET /duplicates': 'reader',
  'PUT /duplicates/distinct/:id{[1-9][0-9]{0,8}}/:otherId{[1-9][0-9]{0,8}}': 'editor',
  'DELETE /duplicates/distinct/:id{[1-9][0-9]{0,8}}/:otherId{[1-9][0-9]{0,8}}': 'editor',
  'GET /pictures/:id/:width': 'reader',
  'PUT /artists/:id/order': 'editor',
  'GET /enquiries/:id/files/:position': 'reader',
  'GET /enquiries/:id/files/:position/preview/:side': 'reader',
  'GET /inbox': 'reader',
  'PUT /inbox/signature': 'editor',
  // What a reader opened is still unread to those who answer.
  'POST /:kind/:id/opened': 'editor',
  'POST /:kind/:id/replies': 'editor',
  'POST /letters/:id/retry': 'editor',
  'GET /images/suggestions': 'reader',
  'GET /drafts/:resource': 'reader',
  'GET /drafts/:resource/:id': 'reader',
  'PUT /drafts/:resource/:id': 'editor',
  'DELETE /drafts/:resource/:id': 'editor',
  // A link shows what is not public to whoever has it.
  'POST /drafts/:resource/:id/links': 'editor',
  'DELETE /drafts/:resource/:id/links/:link': 'editor',
  // Shows what was typed, and stores nothing.
  'POST /news/preview': 'reader',
  // What it wrote decides who may undo it: see trash-routes.ts.
  'POST /actions/:id/undo': 'editor',
  'POST /changes/:id/restore': 'editor',
  // For good: after this nothing brings it back.
  'DELETE /trash': 'owner',
  'DELETE /trash/:id': 'owner',
  // Who has what open; nothing is stored.
  'POST /presence': 'reader',
  // Colleagues are found by owners alone.
  'GET /find': 'reader',
  'GET /colleagues': 'owner',
  'POST /colleagues': 'owner',
  'PUT /colleagues/:id': 'owner',
  'DELETE /colleagues/:id': 'owner',
  'POST /colleagues/:id/link': 'owner',
  'DELETE /colleagues/:id/link': 'owner',
  'DELETE /colleagues/:id/sessions': 'owner',
}

/** The least role for each endpoint of the staff's API, by method and route. What is not in it nobody may call. */
export const LEAST_ROLES: ReadonlyMap<string, StaffRole> = new Map([
  ...Object.entries(WHO_CHANGES).flatMap(([name, role]) => rolesOfResource(name, role)),
  ...Object.entries(CALLS),
])

function rolesOfResource(name: string, change: StaffRole): [string, StaffRole][] {
  const reading = [
    `GET /${name}`,
    `GET /${name}.csv`,
    `GET /${name}/some`,
    `GET /${name}/:id`,
    `GET /${name}/:id/neighbours`,
  ]
  const changing = [
    ...[`POST /${name}`, `PUT /${name}/:id`, `DELETE /${name}/:id`],
    ...[`POST /${name}/bulk`, `POST /${name}/bulk-removal`],
  ]
  return [
    ...reading.map((endpoint): [string, StaffRole] => [endpoint, 'reader']),
    ...changing.map((endpoint): [string, StaffRole] => [endpoint, change]),
  ]
}
