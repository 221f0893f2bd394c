/** What a list reads first, asked for by the HTML itself. The text is that of the call that its code makes. */
export const preloadedCalls: Record<string, readonly string[]> = {
  '/admins/orders': [
    '/api/admin/orders?range=[0,24]&sort=["placed_at","DESC"]',
    '/api/admin/counts',
    '/api/admin/orders/facets?of=["tab"]',
  ],
  '/admins/doctors': [
    '/api/admin/doctors?range=[0,24]&sort=["created_at","DESC"]',
    '/api/admin/doctors/facets?of=["status"]',
    '/api/admin/counts',
  ],
  '/admins/settlements': [
    '/api/admin/settlements?range=[0,24]&sort=["period","DESC"]',
    '/api/admin/settlements/summary?filter={}',
    '/api/admin/counts',
  ],
  '/admins/registered-doctors': [
    '/api/admin/doctors?range=[0,24]&sort=["approved_at","DESC"]&filter={"status":["approved","suspended"]}',
    '/api/admin/counts',
  ],
}
