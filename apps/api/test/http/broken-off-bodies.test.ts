import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../src/log.ts'
import { type Office, openOffice } from '../support/office.ts'

const lines: string[] = []
let office: Office
beforeEach(async () => {
  const log = createLog('error', { write: (line) => void lines.push(line) })
  office = await openOffice(undefined, { log })
})
afterEach(() => office.close())

test('a body that a caller breaks off is no error of the server', async () => {
  const { hostname, port } = new URL(office.address)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const type = 'Content-Type: application/json\r\nContent-Length: 100'
  socket.write(`POST /api/users/auth HTTP/1.1\r\nHost: localhost\r\n${type}\r\n\r\n{"email":`)
  // Otherwise the call may not have begun.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  socket.destroy()

  // By the end of another call, the server has noticed it.
  await office.visitor().send('GET', '/api/health')

  expect(lines).toEqual([])
})
