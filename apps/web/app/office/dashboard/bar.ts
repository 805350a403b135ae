/** What a chart draws for one name, and its table lists. */
export interface Bar {
  readonly key: string
  readonly name: string
  /** One for each series, in their order. */
  readonly values: readonly number[]
}
