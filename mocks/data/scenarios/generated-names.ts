import { itemAt } from './item-at.ts';

/** First names of South African children, in many of the country's languages. */
export const firstNames = `
  Aaliyah Adam Aiden Akhona Alwande Amahle Amogelang Amy Anathi Anele Anja Annika Asanda Ashwin Athandwa Ayanda Ayesha
  Bandile Benjamin Bongani Boitumelo Bokamoso Busisiwe Caitlin Carla Charl Chloe Christiaan Cwenga Daniel David Dineo
  Divan Elana Elethu Emihle Ethan Faith Farhan Fatima Gift Grace Hannah Hendrik Hlonipho Hope Iminathi Imraan Isabella
  Itumeleng Jabulani Jaco James Janke Jayden Joshua Junior Kagiso Karabo Kamogelo Kayla Keabetswe Kearabetswe Khanya
  Khumo Kiara Kwanele Langa Lara Leah Lefa Lehlohonolo Lerato Lesedi Liam Liyana Lindiwe Lubanzi Luke Lukhanyo Luthando
  Mia Melokuhle Minenhle Mpho Mulalo Musa Nandi Naledi Neo Nkateko Nomsa Nosipho Ofentse Olwethu Omphile Onalenna Oratile
  Precious Priya Refilwe Rendani Riaan Rorisang Ruan Samkelo Sanele Sibusiso Siyabonga Sizwe Tebogo Thabo Thandeka
  Tshepo Tumelo Unathi Vutlhari Wandile Yusuf Zanele Zinhle Zodwa Zoe Zukile Zusakhe
`
  .trim()
  .split(/\s+/);

export const surnames = `
  Abrahams, Adams, Adonis, Bailey, Baloyi, Booysen, Botha, Buthelezi, Cele, Chauke, Chetty, Cloete, Coetzee, Daniels,
  Davids, de Beer, de Villiers, Dlamini, du Plessis, Dube, Essop, Februarie, Fourie, Gcaba, Govender, Gumede, Hendricks,
  Hlongwane, Isaacs, Jacobs, Jansen, Jordaan, Kekana, Khan, Khoza, Khumalo, Kruger, Langa, Letsoalo, Mabaso, Mabena,
  Majola, Mahlangu, Maluleke, Maseko, Mashile, Masondo, Mathebula, Mbatha, Meyer, Mkhize, Mofokeng, Mokoena, Molefe,
  Moloi, Motaung, Mthembu, Mudau, Mulaudzi, Naidoo, Ndlovu, Nel, Ngcobo, Ngubane, Nkosi, Nkuna, Ntuli, Patel, Petersen,
  Pillay, Radebe, Rakgoale, Sithole, Solomons, Steyn, Swanepoel, Tshabalala, van der Merwe, van Wyk, Zungu
`
  .trim()
  .split(/,\s+/);

const hobbies =
  `Astronomy, Baking, Beadwork, Chess, Drama, Drumming, First aid, Gardening, Kite making, Origami,
  Photography, Recycling, Robotics, Singing, Storytelling`.split(/,\s+/);

const courses =
  `for beginners, for everyone, on Saturdays, in the holidays, after school, with a friend, outdoors, projects,
  workshop, club, challenge, stories, week`.split(/,\s+/);

const fields =
  `Addition, Angles, Area, Calendars, Capacity, Data, Division, Estimating, Money, Multiplication, Patterns,
  Perimeter, Symmetry, Temperature, Time`.split(/,\s+/);

const lessons =
  `first steps, step by step, in pictures, word problems, at the shop, at home, on the playground, quick quiz,
  puzzles, games, with a partner, harder ones, looking back`.split(/,\s+/);

/** 195 different titles of optional subjects: `Chess club`. */
export const subjectTitle = (index: number): string => combine(hobbies, ' ', courses, index);

/** 195 different titles of topics in Mathematics: `Time: word problems`. */
export const topicTitle = (index: number): string => combine(fields, ': ', lessons, index);

const combine = (first: string[], between: string, second: string[], index: number): string =>
  itemAt(first, index) + between + itemAt(second, Math.floor(index / first.length));
