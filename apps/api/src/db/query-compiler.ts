import type {
  DeleteQueryNode,
  InsertQueryNode,
  LimitNode,
  OperationNode,
  ReferenceNode,
  SelectAllNode,
  SelectQueryNode,
  UpdateQueryNode,
} from 'kysely'
import { AliasNode, IdentifierNode, PostgresQueryCompiler, TableNode, ValueNode } from 'kysely'
import { columns } from './schema.gen.ts'

type Query = SelectQueryNode | InsertQueryNode | UpdateQueryNode | DeleteQueryNode
const queries = new Set([
  'SelectQueryNode',
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
])
const columnsOf = new Map<string, readonly string[]>(Object.entries(columns))

/**
 * Writes queries that are good prepared statements.
 *
 * It writes the columns of a table instead of `*`: PostgreSQL refuses to run a prepared statement
 * again after a migration has changed what it returns, and a list of columns stays the same.
 *
 * It writes a limit as a number: for a parameter PostgreSQL expects a tenth of all rows, so it finds
 * the plan for all values too expensive and plans the query again at every call.
 */
export class OfficeQueryCompiler extends PostgresQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node
    if (ValueNode.is(limit) && Number.isSafeInteger(limit.value)) {
      this.append(`limit ${String(limit.value)}`)
    } else super.visitLimit(node)
  }

  protected override visitSelectAll(node: SelectAllNode): void {
    const tables = this.#isSelection() ? tablesOf(this.#query()) : []
    const [only] = tables
    if (tables.length !== 1 || !only || !this.#appendColumns(only.alias, only.table)) {
      super.visitSelectAll(node)
    }
  }

  protected override visitReference(node: ReferenceNode): void {
    const isAll = node.column.kind === 'SelectAllNode' && this.#isSelection()
    const alias = isAll && node.table?.table.identifier.name
    const found = alias && tablesOf(this.#query()).find((each) => each.alias === alias)
    if (!found || !this.#appendColumns(found.alias, found.table)) super.visitReference(node)
  }

  /** Not the argument of a function such as `count(*)`. */
  #isSelection(): boolean {
    const [outer, selection] = this.nodeStack.slice(-3)
    return selection?.kind === 'SelectionNode' && outer?.kind !== 'AggregateFunctionNode'
  }

  /** False for a common table expression, whose columns are unknown here. */
  #appendColumns(alias: string, table: string): boolean {
    const names = columnsOf.get(table)
    if (!names) return false
    this.append(names.map((name) => `"${alias}"."${name}"`).join(', '))
    return true
  }

  /** The innermost query that is being written. */
  #query(): Query | undefined {
    return this.nodeStack.findLast((node): node is Query => queries.has(node.kind))
  }
}

interface Table {
  readonly alias: string
  readonly table: string
}

function tablesOf(query: Query | undefined): Table[] {
  if (!query) return []
  return sourcesOf(query).map((source) => {
    const named = AliasNode.is(source) ? source.node : source
    const table = TableNode.is(named) ? named.table.identifier.name : ''
    const alias =
      AliasNode.is(source) && IdentifierNode.is(source.alias) ? source.alias.name : table
    return { alias, table }
  })
}

function sourcesOf(query: Query): readonly OperationNode[] {
  const joined = 'joins' in query ? (query.joins ?? []).map((join) => join.table) : []
  if (query.kind === 'InsertQueryNode') return query.into ? [query.into] : []
  if (query.kind === 'UpdateQueryNode') {
    return [...(query.table ? [query.table] : []), ...(query.from?.froms ?? []), ...joined]
  }
  if (query.kind === 'DeleteQueryNode') {
    return [...query.from.froms, ...(query.using?.tables ?? []), ...joined]
  }
  return [...(query.from?.froms ?? []), ...joined]
}
