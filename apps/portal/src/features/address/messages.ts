import { defineMessages } from '@officina/ui/text'

export const addressMessages = defineMessages({
  name: ['Name', 'お名前'],
  phone: ['Phone', '電話番号'],
  country: ['Country', '国'],
  countries: {
    US: ['United States', 'アメリカ合衆国'],
    JP: ['Japan', '日本'],
  },
  postal: ['Postal code', '郵便番号'],
  postalHelp: (example: string) => [`For example ${example}`, `例：${example}`],
  placeOffer: (place: string) => [
    `This postal code is in ${place}.`,
    `この郵便番号の住所は${place}です。`,
  ],
  takePlace: ['Use it', '反映する'],
  region: ['State or prefecture', '都道府県・州'],
  city: ['City', '市区町村'],
  line1: ['Street and number', '番地'],
  line2: ['Building, room', '建物名・部屋番号'],
  label: ['Name of this address', '住所の名前'],
  labelHelp: ['For example Home or Office', '例：自宅、勤務先'],
  isDefault: ['Use as my usual address', 'いつもの住所にする'],
  save: ['Save address', '住所を保存'],
  goBack: ['Back', '戻る'],
  newAddress: ['New address', '新しい住所'],
  changeAddress: ['Change address', '住所の変更'],
  required: ['Fill this in.', '入力してください。'],
})
