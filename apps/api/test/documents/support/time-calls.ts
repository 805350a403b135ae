/** Calls the API one after the other for some seconds and prints the milliseconds of each call. */
const [address = '', seconds = '1'] = process.argv.slice(2)
const times: number[] = []
const end = performance.now() + Number(seconds) * 1000
while (performance.now() < end) {
  const start = performance.now()
  const reply = await fetch(`${address}/api/services`)
  await reply.arrayBuffer()
  times.push(performance.now() - start)
  await new Promise((resolve) => setTimeout(resolve, 10))
}
process.stdout.write(JSON.stringify(times))
