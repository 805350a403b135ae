import { Console } from 'node:console'
import { writeSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'

type Task = (bytes: Buffer, ...values: string[]) => Buffer | Promise<Buffer>

/**
 * Runs the task named on the command line with the file on standard input. It is a process of its
 * own, because decoders are where a malicious file does harm; see run.ts.
 */
const [module = '', task = '', ...values] = process.argv.slice(2)
// Decoders print warnings with the console, which would end up in the file.
globalThis.console = new Console(process.stderr)
const tasks = (await import(module)) as Readonly<Record<string, Task>>
const work = tasks[task]
if (!work) throw new Error(`${module} has no ${task}`)
// Everything is loaded: run.ts now locks this process, and only then sends the file.
const readyPipe = 3
writeSync(readyPipe, 'ready')
process.stdout.write(await work(await buffer(process.stdin), ...values))
