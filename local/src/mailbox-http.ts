import type { RequestListener, ServerResponse } from 'node:http'
import { mailPage, missingPage, pageCsp, listPage } from './mailbox-pages.ts'
import { listMails, type MailStore } from './mailbox-store.ts'

// The mail's HTML may have styles but no script, and loads nothing. Its links open in a new tab.
const mailCsp =
  'sandbox allow-popups allow-popups-to-escape-sandbox; ' +
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'"

/** The pages a developer reads, and `/messages` for tests and browser journeys. */
export function mailboxHandler(store: MailStore): RequestListener {
  return (request, reply) => {
    const url = new URL(request.url ?? '/', 'http://mailbox')
    const [, section = '', id] = url.pathname.split('/')
    const mail = store.find((one) => one.id === id)

    switch (`${request.method} /${section}`) {
      case 'GET /':
        return sendPage(reply, 200, listPage(store))
      case 'GET /read':
        return mail ? sendPage(reply, 200, mailPage(mail)) : sendPage(reply, 404, missingPage)
      case 'GET /html':
        return mail
          ? send(reply, 200, 'text/html', mail.html, mailCsp)
          : sendPage(reply, 404, missingPage)
      case 'GET /messages': {
        const found = listMails(store, url.searchParams.get('to'))
        return send(reply, 200, 'application/json', JSON.stringify(found), pageCsp)
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
  send(reply, status, 'text/html', html, pageCsp)
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
