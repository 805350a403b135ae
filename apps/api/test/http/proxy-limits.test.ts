import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '@kakehashi/contract/endpoints'
import { expect, test } from 'vitest'

const proxies = join(import.meta.dirname, '../../../../deploy/proxy')
const uploads = endpoints.flatMap(({ path, consumes }) =>
  consumes ? [[path, consumes.maxBytes] as const] : [],
)

test.each(uploads)('nginx lets whole files through to %s', async (path, maxBytes) => {
  const text = await readFile(join(proxies, 'nginx.conf'), 'utf8')
  const [, pattern = '', megabytes = '0'] =
    /location ~ (\^\/api\/\S+) \{\s+client_max_body_size (\d+)m;/.exec(text) ?? []

  expect(path).toMatch(new RegExp(pattern))
  // The form around the file needs some bytes too.
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(maxBytes + 10_000)
})

test.each(uploads)('HAProxy gives slow uploads to %s their ten minutes', async (path) => {
  const text = await readFile(join(proxies, 'haproxy.cfg'), 'utf8')
  const [, pattern = ''] = /set-timeout server 10m if \{ path_reg (\S+) \}/.exec(text) ?? []

  expect(path).toMatch(new RegExp(pattern))
})
