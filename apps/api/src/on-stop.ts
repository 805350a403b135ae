/** Runs once on SIGTERM or SIGINT; a second signal exits immediately. */
export function onStop(stop: () => Promise<void>): void {
  let isStopping = false
  const handle = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', handle)
  process.on('SIGINT', handle)
}
