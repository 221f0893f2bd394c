import { memo } from './memo.ts'

/** A state, province or prefecture of the list of its country. `value` is what an address keeps. */
export type State = { value: string; en: string; ja: string }

/**
 * States by country (ISO 3166), in the order of their list, where mail needs one and everybody agrees which there are.
 * An address keeps the letters that are written on envelopes (`CA`), in Japan the name (`東京都`).
 */
export const statesOf = (country: string): readonly State[] | undefined =>
  Object.hasOwn(states, country) ? states[country] : undefined

/** The state that somebody means by its letters or its name in either language; undefined where none is meant. */
export function stateOf(country: string, typed: string): State | undefined {
  return byName(country).get(folded(typed))
}

/** The states of a country by each of their names, folded. */
const byName = memo((country: string) => {
  const found = new Map<string, State>()
  for (const state of statesOf(country) ?? []) {
    const short = country === 'JP' ? [state.ja.replace(/[都府県]$/, '')] : []
    for (const name of [state.value, state.en, state.ja, ...short].map(folded))
      if (!found.has(name)) found.set(name, state)
  }
  return found
})

/** Whether two people who wrote a region mean the same one: `CA` and `California`. */
export function isSameRegion(country: string, one: string, other: string): boolean {
  const name = (typed: string) => stateOf(country, typed)?.value ?? folded(typed)
  return name(one) === name(other)
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replace(/\s*(?:-(?:to|fu|ken)|prefecture)$/, '')

const lists: Record<string, string> = {
  AE: 'AZ|Abu Dhabi,AJ|Ajman,DU|Dubai,FU|Fujairah,RK|Ras Al Khaimah,SH|Sharjah,UQ|Umm Al Quwain',
  AU: `ACT|Australian Capital Territory,NSW|New South Wales,NT|Northern Territory,QLD|Queensland,
    SA|South Australia,TAS|Tasmania,VIC|Victoria,WA|Western Australia`,
  BR: `AC|Acre,AL|Alagoas,AP|Amapá,AM|Amazonas,BA|Bahia,CE|Ceará,DF|Distrito Federal,ES|Espírito Santo,GO|Goiás,
    MA|Maranhão,MT|Mato Grosso,MS|Mato Grosso do Sul,MG|Minas Gerais,PA|Pará,PB|Paraíba,PR|Paraná,PE|Pernambuco,
    PI|Piauí,RJ|Rio de Janeiro,RN|Rio Grande do Norte,RS|Rio Grande do Sul,RO|Rondônia,RR|Roraima,SC|Santa Catarina,
    SP|São Paulo,SE|Sergipe,TO|Tocantins`,
  CA: `AB|Alberta,BC|British Columbia,MB|Manitoba,NB|New Brunswick,NL|Newfoundland and Labrador,
    NT|Northwest Territories,NS|Nova Scotia,NU|Nunavut,ON|Ontario,PE|Prince Edward Island,QC|Quebec,SK|Saskatchewan,
    YT|Yukon`,
  IN: `AN|Andaman and Nicobar Islands,AP|Andhra Pradesh,AR|Arunachal Pradesh,AS|Assam,BR|Bihar,CH|Chandigarh,
    CG|Chhattisgarh,DH|Dadra and Nagar Haveli and Daman and Diu,DL|Delhi,GA|Goa,GJ|Gujarat,HR|Haryana,
    HP|Himachal Pradesh,JK|Jammu and Kashmir,JH|Jharkhand,KA|Karnataka,KL|Kerala,LA|Ladakh,LD|Lakshadweep,
    MP|Madhya Pradesh,MH|Maharashtra,MN|Manipur,ML|Meghalaya,MZ|Mizoram,NL|Nagaland,OD|Odisha,PY|Puducherry,PB|Punjab,
    RJ|Rajasthan,SK|Sikkim,TN|Tamil Nadu,TS|Telangana,TR|Tripura,UP|Uttar Pradesh,UK|Uttarakhand,WB|West Bengal`,
  JP: `Hokkaido|北海道,Aomori|青森県,Iwate|岩手県,Miyagi|宮城県,Akita|秋田県,Yamagata|山形県,Fukushima|福島県,
    Ibaraki|茨城県,Tochigi|栃木県,Gunma|群馬県,Saitama|埼玉県,Chiba|千葉県,Tokyo|東京都,Kanagawa|神奈川県,
    Niigata|新潟県,Toyama|富山県,Ishikawa|石川県,Fukui|福井県,Yamanashi|山梨県,Nagano|長野県,Gifu|岐阜県,
    Shizuoka|静岡県,Aichi|愛知県,Mie|三重県,Shiga|滋賀県,Kyoto|京都府,Osaka|大阪府,Hyogo|兵庫県,Nara|奈良県,
    Wakayama|和歌山県,Tottori|鳥取県,Shimane|島根県,Okayama|岡山県,Hiroshima|広島県,Yamaguchi|山口県,
    Tokushima|徳島県,Kagawa|香川県,Ehime|愛媛県,Kochi|高知県,Fukuoka|福岡県,Saga|佐賀県,Nagasaki|長崎県,
    Kumamoto|熊本県,Oita|大分県,Miyazaki|宮崎県,Kagoshima|鹿児島県,Okinawa|沖縄県`,
  MX: `AGS|Aguascalientes,BC|Baja California,BCS|Baja California Sur,CAMP|Campeche,CHIS|Chiapas,CHIH|Chihuahua,
    CDMX|Ciudad de México,COAH|Coahuila,COL|Colima,DGO|Durango,MEX|Estado de México,GTO|Guanajuato,GRO|Guerrero,
    HGO|Hidalgo,JAL|Jalisco,MICH|Michoacán,MOR|Morelos,NAY|Nayarit,NL|Nuevo León,OAX|Oaxaca,PUE|Puebla,QRO|Querétaro,
    Q ROO|Quintana Roo,SLP|San Luis Potosí,SIN|Sinaloa,SON|Sonora,TAB|Tabasco,TAMPS|Tamaulipas,TLAX|Tlaxcala,
    VER|Veracruz,YUC|Yucatán,ZAC|Zacatecas`,
  US: `AL|Alabama,AK|Alaska,AS|American Samoa,AZ|Arizona,AR|Arkansas,AA|Armed Forces (AA),AE|Armed Forces (AE),
    AP|Armed Forces (AP),CA|California,CO|Colorado,CT|Connecticut,DE|Delaware,DC|District of Columbia,FL|Florida,
    GA|Georgia,GU|Guam,HI|Hawaii,ID|Idaho,IL|Illinois,IN|Indiana,IA|Iowa,KS|Kansas,KY|Kentucky,LA|Louisiana,ME|Maine,
    MH|Marshall Islands,MD|Maryland,MA|Massachusetts,MI|Michigan,FM|Micronesia,MN|Minnesota,MS|Mississippi,MO|Missouri,
    MT|Montana,NE|Nebraska,NV|Nevada,NH|New Hampshire,NJ|New Jersey,NM|New Mexico,NY|New York,NC|North Carolina,
    ND|North Dakota,MP|Northern Mariana Islands,OH|Ohio,OK|Oklahoma,OR|Oregon,PW|Palau,PA|Pennsylvania,PR|Puerto Rico,
    RI|Rhode Island,SC|South Carolina,SD|South Dakota,TN|Tennessee,TX|Texas,UT|Utah,VT|Vermont,VI|Virgin Islands,
    VA|Virginia,WA|Washington,WV|West Virginia,WI|Wisconsin,WY|Wyoming`,
}

// of Japan the list has the English name first
const read = (country: string, list: string): State[] =>
  list.split(',').map((entry) => {
    const [first = '', second = first] = entry.trim().split('|')
    return country === 'JP'
      ? { value: second, en: first, ja: second }
      : { value: first, en: second, ja: second }
  })

const states: Record<string, State[]> = Object.fromEntries(
  Object.entries(lists).map(([country, list]) => [country, read(country, list)]),
)
