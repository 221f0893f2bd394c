// an applicant has no earnings and no news: these calls are refused, and the page does not ask for them
const doctorTop = [
  '/api/doctor/top?period=30',
  '/api/doctor/earnings',
  '/api/doctor/news?range=[0,19]&filter={"dismissed":false}',
]

/** What a page reads first, asked for by the HTML itself. The text is that of the call that the page's code makes. */
export const earlyCalls: Record<string, readonly string[]> = {
  '/': doctorTop,
  '/doctors/top': doctorTop,
  '/doctors/patients': [
    '/api/doctor/patients?sort=["updated_at","DESC"]&range=[0,24]',
    '/api/doctor/patients/counts',
  ],
  '/doctors/recipes': [
    '/api/doctor/recipes?sort=["updated_at","DESC"]&range=[0,24]',
    '/api/doctor/recipes/counts',
    '/api/doctor/catalogs?range=[0,99]&filter={}',
  ],
  '/doctors/recipe-histories': ['/api/doctor/recipe-histories?sort=["at","DESC"]&range=[0,24]'],
  '/doctors/catalogs': [
    '/api/doctor/catalogs?range=[0,99]&filter={}',
    '/api/doctor/catalog-access',
  ],
  '/user/top': ['/api/patient/top', '/api/patient/cart'],
  '/user/recipes': [
    '/api/patient/recipes?range=[0,49]&filter={"tab":"current"}',
    '/api/patient/cart',
  ],
  '/user/catalogs': ['/api/patient/catalogs', '/api/patient/cart'],
  '/user/cart': ['/api/patient/cart'],
  '/user/order-histories': [
    '/api/patient/orders?sort=["placed_at","DESC"]&range=[0,9]',
    '/api/patient/cart',
  ],
  '/user/news': ['/api/patient/news?range=[0,24]', '/api/patient/cart'],
}
