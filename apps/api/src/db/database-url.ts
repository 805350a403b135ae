/** What a database URL says, as pg reads it. */
export function readDatabaseUrl(url: string) {
  // With a socket there may be no host, which URL would refuse.
  const { username, hostname, searchParams } = new URL(url.replace('@/', '@localhost/'))
  return {
    user: searchParams.get('user') ?? decodeURIComponent(username),
    host: searchParams.get('host') ?? hostname,
    sslMode: searchParams.get('sslmode') ?? '',
  }
}
