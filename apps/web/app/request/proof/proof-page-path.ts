/** The picture of a page. Pages are counted from 1. */
export function proofPagePath(requestId: string, proofId: string, page: number): string {
  return `/api/requests/${requestId}/proof/${proofId}/pages/${page}`
}
