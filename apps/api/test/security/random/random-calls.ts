import type { Endpoint } from '@kakehashi/contract/http/endpoint'
import fc from 'fast-check'
import { toCursor } from '../../../src/db/cursor.ts'
import type { CallInput } from '../../support/browser.ts'
import { formType, randomForm } from './random-forms.ts'
import type { RawCall } from './raw-http.ts'

const troublesome = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'Jane\u0000Smith',
  '\uD800',
  'Jane\uDFFF',
  '\u202Eenaj\u202C',
  '\r\nSet-Cookie: a=b',
  "'; drop table users; --",
  '$1',
  '%s%n',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'null',
  'true',
  '0',
  '-1',
  '1e400',
  '9'.repeat(400),
  'x'.repeat(5_000),
  'x'.repeat(90_000),
  '橋'.repeat(1_000),
  '👩‍👩‍👧‍👦'.repeat(50),
  'e\u0301'.repeat(200),
  `${'x'.repeat(64)}@${'y.'.repeat(80)}com`,
  '2026-02-30T00:00:00.000Z',
  '0000-01-01',
  '9999-12-31',
)
/** Any UTF-16 code units: lone surrogates, NUL, private characters. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units))
const text = fc.oneof(troublesome, anyUnits, fc.string({ unit: 'grapheme' }), fc.emailAddress())

const nested = fc
  .integer({ min: 1, max: 3_000 })
  .map((depth): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`))
const numbers = fc.constantFrom(0, -0, -1, 1e308, 2 ** 53 + 2, 0.1, 1e21)
const withPrototypeKeys = text.map((value): unknown =>
  JSON.parse(
    `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"toString":${JSON.stringify(value)}}`,
  ),
)
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 3, arbitrary: fc.constantFrom(null, true, false, [], {}) },
  { weight: 2, arbitrary: numbers },
  { weight: 2, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: nested },
  { weight: 1, arbitrary: withPrototypeKeys },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 5 }) },
)

/** A valid body with some fields changed at random, or a field of one of its parts. */
function mutated(valid: object): fc.Arbitrary<unknown> {
  const parts = Object.entries(valid).filter(([, part]) => typeof part === 'object' && part)
  const inParts = parts.map(([name, part]) => {
    const other = Array.isArray(part) ? mutatedList(part) : changed(part as object)
    return other.map((changedPart) => Object.assign({}, valid, { [name]: changedPart }))
  })
  return fc.oneof({ weight: 2, arbitrary: changed(valid) }, ...inParts)
}

function mutatedList(list: readonly unknown[]): fc.Arbitrary<unknown> {
  const items = list.filter((item) => typeof item === 'object' && item !== null)
  const item = fc.oneof(value, ...items.map((one) => changed(one)))
  return fc.oneof(
    fc.array(item, { maxLength: 5 }),
    fc.nat(2_000).map((length) => Array.from({ length }, () => list[0])),
  )
}

function changed(valid: object): fc.Arbitrary<unknown> {
  const names = fc.constantFrom(...Object.keys(valid), 'isAdmin', '__proto__', 'toString')
  const change = fc.record({
    name: fc.oneof({ weight: 8, arbitrary: names }, { weight: 1, arbitrary: text }),
    how: fc.constantFrom('replace', 'replace', 'append', 'remove', 'wrap'),
    value,
  })
  return fc.array(change, { maxLength: 3 }).map((changes) => {
    const fields = new Map<string, unknown>(Object.entries(valid))
    for (const { name, how, value: random } of changes) {
      const before = fields.get(name)
      const start = typeof before === 'string' ? before : ''
      if (how === 'replace') fields.set(name, random)
      else if (how === 'append') fields.set(name, start + JSON.stringify(random))
      else if (how === 'wrap') fields.set(name, [before])
      else fields.delete(name)
    }
    return Object.fromEntries(fields)
  })
}

function asJson(body: unknown): Buffer {
  return Buffer.from(JSON.stringify(body))
}

/** JSON in which each field of the body is given twice. */
function twice(whole: string, second: string): Buffer {
  const fields = Object.keys(Object(JSON.parse(whole)) as object)
  const again = fields.map((name) => `,${JSON.stringify(name)}:${second}`).join('')
  return Buffer.from(whole.replace(/\}$/, `${again}}`))
}

function payload(valid: unknown): fc.Arbitrary<Buffer | undefined> {
  const whole = JSON.stringify(valid ?? { a: 1 })
  return fc.oneof(
    { weight: 8, arbitrary: mutated(Object(valid ?? {})).map(asJson) },
    { weight: 3, arbitrary: value.map(asJson) },
    { weight: 1, arbitrary: text.map((word) => twice(whole, JSON.stringify(word))) },
    { weight: 1, arbitrary: fc.nat(whole.length).map((end) => Buffer.from(whole.slice(0, end))) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: fc.constant(Buffer.from(`\uFEFF${whole}`)) },
    { weight: 1, arbitrary: fc.constant(Buffer.alloc(150_000, ' ')) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}

// Node allows only Latin-1 without control characters in headers.
const headerText = fc
  .array(fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0xa0, max: 0xff })), {
    maxLength: 300,
  })
  .map((units) => String.fromCharCode(...units))
const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'application/json;;;=',
      'application/jsonp',
      'application/vnd.api+json',
      'text/plain',
      'text/html',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      '*/*',
      '/',
    ),
  },
  { weight: 1, arbitrary: headerText },
)
const oddHeader = fc.oneof(
  fc.record({ 'accept-language': headerText }),
  fc.record({ 'user-agent': headerText }),
  fc.record({ 'idempotency-key': headerText }),
  fc.record({ 'content-encoding': fc.constantFrom('gzip', 'br', 'identity', 'x') }),
  fc.record({ 'x-http-method-override': fc.constantFrom('DELETE', 'TRACE') }),
  fc.record({ 'x-forwarded-host': headerText, origin: fc.oneof(fc.webUrl(), headerText) }),
  fc.record({ 'x-forwarded-proto': headerText }),
  fc.record({ 'x-forwarded-for': fc.oneof(fc.ipV4(), fc.ipV6(), headerText) }),
  fc.record({ 'sec-fetch-site': fc.constantFrom('none', 'same-site', 'cross-site', 'x') }),
  fc.record({ 'x-cookie': headerText }),
)
const headers = fc
  .record({ type: contentType, odd: fc.array(oddHeader, { maxLength: 3 }) })
  .map(({ type, odd }): Record<string, string> => {
    const usual = { 'content-type': type, 'sec-fetch-site': 'same-origin' }
    return Object.assign(usual, ...odd) as Record<string, string>
  })

const encoded = text.map((word) => encodeURIComponent(word.toWellFormed()).slice(0, 4_000))
const oddSegment = fc.oneof(
  encoded,
  fc.uuid(),
  fc.constantFrom('%', '%00', '%c0%80', '%zz', '..', '%2e%2e', '%2f', '*', ':id', 'x'.repeat(300)),
)
const cursor = fc
  .record({ created_at: fc.date({ noInvalidDate: true }), id: fc.uuid() })
  .map(toCursor)
const oddQueryValue = fc.constantFrom('customer', '500', '0', '%', '%ff', '+', '1e3', '', 'true')

/** A query with the names that the endpoint knows and others, some of them twice. */
function search({ query }: Endpoint, valid: CallInput): fc.Arbitrary<string> {
  const known = Object.keys(query?.shape ?? {})
  const names = fc.constantFrom(...known, ...known, 'role', 'limit', 'cursor', '__proto__')
  const odd = fc.tuple(
    fc.oneof(
      { weight: 6, arbitrary: names },
      { weight: 1, arbitrary: names.map((name) => `${name}[]`) },
      { weight: 1, arbitrary: encoded },
    ),
    fc.oneof(encoded, cursor, oddQueryValue),
  )
  const usual = fc.constantFrom(...Object.entries({ limit: '5', ...valid.query }))
  return fc
    .array(fc.oneof({ weight: 3, arbitrary: odd }, { weight: 1, arbitrary: usual }), {
      maxLength: 4,
    })
    .map((pairs) => pairs.map(([name, word]) => `${name}=${word}`).join('&'))
}

/** Calls to one endpoint, from nearly valid to nonsense. */
export function randomCall(endpoint: Endpoint, valid: CallInput): fc.Arbitrary<RawCall> {
  const segments = fc.record(
    Object.fromEntries(
      Object.entries(valid.params ?? {}).map(([name, id]) => [
        name,
        fc.oneof({ weight: 2, arbitrary: fc.constant(id) }, { weight: 1, arbitrary: oddSegment }),
      ]),
    ),
  )
  const query = fc.option(search(endpoint, valid), {
    nil: undefined,
    freq: endpoint.query ? 20 : 2,
  })
  const sent = fc.oneof(
    { weight: 1, arbitrary: payload(valid.body).map((bytes) => ({ bytes, type: undefined })) },
    ...(endpoint.consumes
      ? [{ weight: 6, arbitrary: randomForm(endpoint.consumes.field).map(asForm) }]
      : []),
  )
  return fc.record({ segments, query, headers, sent }).map((drawn) => ({
    method: endpoint.method,
    path:
      endpoint.path.replace(/:(\w+)/g, (_, name: string) => drawn.segments[name] ?? '') +
      (drawn.query === undefined ? '' : `?${drawn.query}`),
    headers: { ...drawn.headers, ...(drawn.sent.type && { 'content-type': drawn.sent.type }) },
    payload: drawn.sent.bytes,
  }))
}

function asForm(bytes: Buffer) {
  return { bytes, type: formType }
}
