import type { RequestListener, ServerResponse } from 'node:http'
import { mailPage, missingPage, pagePolicy, listPage } from './mailbox-pages.ts'
import { listMails, type MailStore } from './mailbox-store.ts'

// The mail's own HTML may bring styles but no script, and loads nothing. Its links open in a new tab.
const mailPolicy =
  'sandbox allow-popups allow-popups-to-escape-sandbox; ' +
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'"

/** The pages a developer reads, and `/messages` for tests and browser journeys. */
export function mailboxSite(store: MailStore): RequestListener {
  return (request, reply) => {
    const url = new URL(request.url ?? '/', 'http://mailbox')
    const [, room = '', id] = url.pathname.split('/')
    const mail = store.find((one) => one.id === id)

    switch (`${request.method} /${room}`) {
      case 'GET /':
        return sendPage(reply, 200, listPage(store))
      case 'GET /read':
        return mail ? sendPage(reply, 200, mailPage(mail)) : sendPage(reply, 404, missingPage)
      case 'GET /html':
        return mail
          ? send(reply, 200, 'text/html', mail.html, mailPolicy)
          : sendPage(reply, 404, missingPage)
      case 'GET /messages': {
        const found = listMails(store, url.searchParams.get('to'))
        return send(reply, 200, 'application/json', JSON.stringify(found), pagePolicy)
      }
      case 'DELETE /messages':
        store.length = 0
        return void reply.writeHead(204).end()
      default:
        return sendPage(reply, 404, missingPage)
    }
  }
}

function sendPage(reply: ServerResponse, status: number, html: string) {
  send(reply, status, 'text/html', html, pagePolicy)
}

function send(reply: ServerResponse, status: number, type: string, body: string, policy: string) {
  reply.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  reply.end(body)
}
