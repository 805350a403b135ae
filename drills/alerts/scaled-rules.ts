/**
 * How much faster everything happens than in production: what takes a minute there takes a second
 * here. Only times change. What a rule compares, and how much of it is too much, stays.
 */
const factor = 60

/** Several scrapes, one every two seconds, have to be within a range. */
const shortestRange = 10

/**
 * Ages that a rule allows. Those in hours and days stay as they are: the drill makes a backup or a
 * certificate that is really that old.
 */
const ages: readonly (readonly [text: string, age: number])[] = [
  // The worker reports every ten seconds, here too, and a process reads it every five.
  ['max(kakehashi_heartbeat_timestamp_seconds{part="worker"}) > 60', 25],
  ['kakehashi_replication_lag_seconds) > 60', 60 / factor],
  ['kakehashi_job_oldest_ready_seconds) > 900', 900 / factor],
  ['kakehashi_mail_oldest_waiting_seconds) > 3600', 3600 / factor],
  ['kakehashi_document_oldest_waiting_for_scan_seconds) > 900', 900 / factor],
]

/** The rules of `deploy/monitoring/alerts.yaml` for a drill. */
export function scaleRules(rules: string): string {
  let scaled = rules
  for (const [text, age] of ages) {
    if (!scaled.includes(text)) throw new Error(`alerts.yaml has no '${text}'`)
    scaled = scaled.replace(text, text.replace(/\d+$/, String(age)))
  }
  const range = (count: string, unit: string) => Math.max(shortestRange, scaledSeconds(count, unit))
  return scaleDurations(scaled)
    .replaceAll(/\[(\d+)([smhd])\]/g, (_, count, unit) => `[${range(count, unit)}s]`)
    .replaceAll('[7d:5m]', `[${range('7', 'd')}s:${scaledSeconds('5', 'm')}s]`)
}

/** Those behind `for:` and in the settings of Alertmanager. */
export function scaleDurations(text: string): string {
  return text.replaceAll(
    /^(\s*(?:for|group_wait|group_interval|repeat_interval): )(\d+)([smhd])$/gm,
    (_, name, count, unit) => `${name}${scaledSeconds(count, unit) * 1000}ms`,
  )
}

const secondsIn: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 }

function scaledSeconds(count: string, unit: string): number {
  return (Number(count) * (secondsIn[unit] ?? 0)) / factor
}
