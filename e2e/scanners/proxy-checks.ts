import { once } from 'node:events'
import { request } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { live } from '@kakehashi/contract/live'
import { uploadDocument } from '@kakehashi/contract/documents/files'
import { samplePdf } from '../documents/sample-pdf.ts'
import type { Scan } from './findings.ts'
import type { ProductionOffice } from './production-office.ts'
import { cookieOf, type SamplePeople } from './sample-people.ts'

const megabyte = 1_000_000

/** What `deploy/proxy/nginx.conf` promises. */
export async function checkProxy(office: ProductionOffice, people: SamplePeople): Promise<Scan> {
  const { publicUrl, httpUrl } = office
  const cookie = cookieOf(people.customer)
  const page = await fetch(`${httpUrl}/about?a=b`, { redirect: 'manual' })
  const call = await fetch(`${httpUrl}/api/ready`, { redirect: 'manual' })
  const stream = await fetch(`${publicUrl}${live.path}`, { headers: { cookie } })
  const firstEvent = await Promise.race([stream.body?.getReader().read(), wait(3_000)])
  const checks: Record<string, boolean> = {
    'redirects pages to HTTPS': page.headers.get('location') === `${publicUrl}/about?a=b`,
    'refuses calls over HTTP': call.status === 403,
    'passes events on at once': firstEvent !== undefined,
    'passes 25 MB on': (await upload(publicUrl, cookie, 25 * megabyte, 0)) === 200,
    'waits for a slow upload': (await upload(publicUrl, cookie, 0, 40_000)) === 200,
    'refuses more than 26 MB': (await upload(publicUrl, cookie, 27 * megabyte, 0)) === 413,
  }
  const failed = Object.entries(checks).filter(([, holds]) => !holds)
  return {
    scanner: 'proxy',
    target: 'nginx',
    isPlanted: false,
    mustFind: [],
    findings: failed.map(([title]) => ({ title: `does not hold: ${title}` })),
    note: `${Object.keys(checks).length} checks`,
  }
}

/** The status of an upload of this size that takes this time. */
async function upload(url: string, cookie: string, size: number, duration: number) {
  const file = samplePdf('x'.repeat(Math.max(1, size - 5_000)))
  const boundary = 'sample-boundary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${uploadDocument.consumes.field}"; filename="sample.pdf"\r\nContent-Type: application/pdf\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const type = `multipart/form-data; boundary=${boundary}`
  const sent = request(`${url}${uploadDocument.path}`, {
    method: uploadDocument.method,
    headers: { cookie, 'content-type': type, 'content-length': body.length },
  })
  const reply = once(sent, 'response')
  const pieces = duration === 0 ? 1 : 8
  const length = Math.ceil(body.length / pieces)
  for (let start = 0; start < body.length; start += length) {
    sent.write(body.subarray(start, start + length))
    await wait(duration / pieces)
  }
  sent.end()
  const [{ statusCode }] = (await reply) as [{ statusCode: number }]
  sent.destroy()
  return statusCode
}
