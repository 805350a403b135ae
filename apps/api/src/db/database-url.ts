/** What a database URL says, as pg reads it. */
export function readDatabaseUrl(url: string) {
  // With a socket there may be no host, which URL would refuse.
  const { username, hostname, searchParams } = new URL(url.replace('@/', '@localhost/'))
  // The last counts if a parameter is given twice.
  const parameter = (name: string) => searchParams.getAll(name).at(-1)
  return {
    user: parameter('user') ?? decodeURIComponent(username),
    host: parameter('host') ?? hostname,
    sslMode: parameter('sslmode') ?? '',
  }
}
