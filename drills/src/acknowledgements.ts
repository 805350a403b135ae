import { openSync, readFileSync, writeSync } from 'node:fs'

/** What a 2xx answer to a write has promised. */
export type Acknowledgement =
  | { readonly kind: 'message'; readonly mark: string; readonly request: string }
  | { readonly kind: 'note'; readonly mark: string; readonly request: string }
  | {
      readonly kind: 'order'
      readonly mark: string
      readonly request: string
      /** The path of its document, if it has one. */
      readonly document?: string | undefined
    }
  | ({ readonly kind: 'file' } & SentFile)
  | { readonly kind: 'account'; readonly email: string }
  | { readonly kind: 'phone'; readonly email: string; readonly number: number }
  /** A change of a request by a clerk, which gave it this version. */
  | { readonly kind: 'change'; readonly request: string; readonly version: number }

export interface SentFile {
  /** From which it can be read again. */
  readonly path: string
  readonly sha256: string
  /** The address of the customer who sent it. */
  readonly reader: string
}

export type LoggedAcknowledgement = Acknowledgement & { readonly at: number }

/** Written by the clients, one line for each acknowledgement at the moment they receive it. */
export class AcknowledgementFile {
  readonly path: string
  readonly #file: number

  constructor(path: string) {
    this.path = path
    this.#file = openSync(path, 'a')
  }

  add(acknowledgement: Acknowledgement): void {
    writeSync(this.#file, `${JSON.stringify({ at: Date.now(), ...acknowledgement })}\n`)
  }
}

export function readAcknowledgements(path: string): LoggedAcknowledgement[] {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  return lines.filter(Boolean).map((line) => JSON.parse(line) as LoggedAcknowledgement)
}
