import type { CampusRecord } from '../models/trials.ts';

export const campuses: CampusRecord[] = [
  {
    id: 'cam-observatory',
    name: 'Observatory',
    address: '12 Starling Lane, Observatory',
    city: 'Cape Town',
    province: 'Western Cape',
    postalCode: '7925',
    contactNumber: '0215550141',
    isActive: true,
  },
  {
    id: 'cam-rosebank',
    name: 'Rosebank',
    address: '48 Jacaranda Walk, Rosebank',
    city: 'Johannesburg',
    province: 'Gauteng',
    postalCode: '2196',
    contactNumber: '0115550162',
    isActive: true,
  },
  {
    id: 'cam-hatfield',
    name: 'Hatfield',
    address: '7 Weaverbird Street, Hatfield',
    city: 'Pretoria',
    province: 'Gauteng',
    postalCode: '0083',
    contactNumber: '0125550183',
    isActive: true,
  },
  {
    id: 'cam-umhlanga',
    name: 'Umhlanga',
    address: '3 Dolphin Terrace',
    city: 'Umhlanga',
    province: 'KwaZulu-Natal',
    postalCode: '4319',
    contactNumber: '0315550124',
    isActive: false,
  },
];
