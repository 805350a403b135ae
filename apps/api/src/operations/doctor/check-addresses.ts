import type { Config } from '../../config.ts'
import type { Database } from '../../db/connection.ts'
import { getOffice } from '../../office/queries.ts'
import { peerCertificate } from '../peer-certificate.ts'
import { type Finding, finding, ok, problem, warning } from './finding.ts'

const timeout = 10_000
const soon = 14 * 24 * 3_600_000

/** Looks at the office as a visitor would, through the proxy. */
export async function checkAddresses(
  config: Config,
  /** Absent if it cannot be reached: then only whether somebody answers is known. */
  db: Database | undefined,
): Promise<Finding[]> {
  const found = await Promise.all([publicAddress(config, db), certificate(config)])
  return [...found.flat(), proxies(config)]
}

function publicAddress({ PUBLIC_URL }: Config, db: Database | undefined): Promise<Finding[]> {
  const part = 'public address'
  const advice = `Check that the name in PUBLIC_URL leads to the proxy, that the proxy has a valid certificate and passes calls on to the API, and that the API runs.`
  return finding(part, advice, async () => {
    const reply = await fetch(`${PUBLIC_URL}/api/office`, {
      signal: AbortSignal.timeout(timeout),
      redirect: 'manual',
    }).catch((error: unknown) => {
      throw new Error(`${PUBLIC_URL} cannot be reached`, { cause: error })
    })
    if (!reply.ok) return problem(part, `${PUBLIC_URL}/api/office answers ${reply.status}`, advice)
    if (!db) return ok(part, `${PUBLIC_URL} answers`)
    const answered = (await reply.json().catch(() => undefined)) as { name?: unknown } | undefined
    const { name } = await getOffice(db)
    if (JSON.stringify(answered?.name) !== JSON.stringify(name))
      return problem(
        part,
        `${PUBLIC_URL} is answered by another office or another program`,
        'PUBLIC_URL has to be the address of this office: links in mails begin with it.',
      )
    return ok(part, `${PUBLIC_URL} is this office`)
  })
}

async function certificate({ PUBLIC_URL }: Config): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(PUBLIC_URL)
  if (protocol !== 'https:') return []
  const part = 'certificate'
  const advice = 'Renew it, and let the proxy do so by itself (Caddy does, nginx with certbot).'
  const otherwise =
    'It has to be valid for the name in PUBLIC_URL, not expired, and from an authority that browsers know. The log of the proxy says why it has none (in Debian `journalctl -u caddy`).'
  return finding(part, otherwise, async () => {
    const { valid_to } = await peerCertificate(hostname, Number(port || 443), { timeout })
    const until = new Date(valid_to)
    const text = `valid until ${until.toISOString().slice(0, 10)}`
    if (until.getTime() - Date.now() < soon) return warning(part, text, advice)
    return ok(part, text)
  })
}

/** Whoever reaches the API only through a proxy that is not trusted looks like one visitor. */
function proxies({ TRUSTED_PROXIES, HOST }: Config): Finding {
  if (TRUSTED_PROXIES.length === 0)
    return problem(
      'proxy',
      'TRUSTED_PROXIES is empty, so all visitors count as one and can lock each other out',
      'Set it to the address from which the proxy calls, for instance 127.0.0.1.',
    )
  const isOpen = HOST === '0.0.0.0' || HOST === '::'
  if (isOpen)
    return warning(
      'proxy',
      `the API listens on every address (HOST is ${HOST}), also without TLS`,
      'Listen on 127.0.0.1, or let a firewall keep others than the proxy away.',
    )
  return ok('proxy', `${TRUSTED_PROXIES.join(', ')} is trusted`)
}
