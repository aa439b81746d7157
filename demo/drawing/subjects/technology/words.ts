import type { Idea } from '../../ideas/idea.ts'
import { ANY, SQUARE, TALL, WIDE } from '../piece.ts'

/** Machines and networks, each with somebody who lives or works with them. */
export const TECHNOLOGY_IDEAS = {
  robotCheck: {
    titles: [
      ['Sprechstunde', 'Surgery hours'],
      ['Bitte tief einatmen', 'Deep breath, please'],
      ['Wartungsvertrag', 'Service contract'],
    ],
    alt: [
      'Ein großer Roboter steht mit offener Brust voller Zahnräder da, eine Person repariert ihn von einer Leiter aus',
      'A big robot stands with its chest open on cogwheels while a person on a ladder repairs it',
    ],
    keywords: [
      ['Roboter', 'robot'],
      ['Wartung', 'maintenance'],
      ['Zahnräder', 'gears'],
    ],
    moods: ['day', 'paper', 'dusk'],
    formats: [SQUARE, ...TALL],
  },
  phoneWorld: {
    titles: [
      ['Welt in der Hand', 'World in hand'],
      ['Voller Empfang', 'Full signal'],
      ['Landpartie', 'A day in the country'],
      ['Hosentaschenheimat', 'Home in a pocket'],
    ],
    alt: [
      'Eine Hand hält ein Handy, aus dessen Bildschirm Hügel, Bäume und ein Haus wachsen',
      'A hand holds a phone with hills, trees and a house growing from its screen',
    ],
    keywords: [
      ['Handy', 'phone'],
      ['Landschaft', 'landscape'],
      ['Digitalisierung', 'digitalisation'],
    ],
    moods: ['bold', 'dusk', 'day'],
    formats: [SQUARE, ...TALL],
  },
  dataLines: {
    titles: [
      ['Überlandleitung', 'Overland line'],
      ['Rückenwind', 'Tailwind'],
      ['Post über Land', 'Mail across country'],
    ],
    alt: [
      'Briefe gleiten an Stromleitungen von Windrädern zu einer Person mit Laptop',
      'Letters slide along power lines from wind turbines to a person with a laptop',
    ],
    keywords: [
      ['Energie', 'energy'],
      ['Windrad', 'wind turbine'],
      ['Daten', 'data'],
    ],
    moods: ['day', 'dusk'],
    formats: [SQUARE, ...WIDE],
  },
  circuitCity: {
    titles: [
      ['Schaltstadt', 'Circuit city'],
      ['Kurze Leitungen', 'Short connections'],
      ['Platinenviertel', 'Board district'],
    ],
    alt: [
      'Eine Platine ist von schräg oben eine Stadt mit Bauteilen als Häusern und Leiterbahnen als Straßen',
      'A circuit board from above is a city, with components for buildings and tracks for streets',
    ],
    keywords: [
      ['Platine', 'circuit board'],
      ['Stadt', 'city'],
      ['Elektronik', 'electronics'],
    ],
    moods: ['day', 'night', 'dusk', 'bold'],
    formats: [SQUARE, ...WIDE],
  },
  serverHouse: {
    titles: [
      ['Mehrparteienserver', 'Multi-tenant'],
      ['Hausanschluss', 'Connected home'],
      ['Spätdienst im Rechenzentrum', 'Late shift at the data centre'],
    ],
    alt: [
      'Eine Person steckt ein Kabel in einen Serverschrank, der nachts ein Wohnhaus mit hellen Fenstern ist',
      'A person plugs a cable into a server rack that at night is a house with lit windows',
    ],
    keywords: [
      ['Server', 'server'],
      ['Wohnhaus', 'apartment house'],
      ['Internet', 'internet'],
    ],
    moods: ['night'],
    formats: [SQUARE, ...TALL],
  },
  headset: {
    titles: [
      ['Stubenwal', 'Living-room whale'],
      ['Nur eine Brille', 'Just a pair of goggles'],
      ['Besuch aus dem Netz', 'A visitor from the net'],
    ],
    alt: [
      'Eine Person mit Datenbrille streckt im Zimmer die Hand nach einem Wal aus, der durch die Luft schwimmt',
      'A person in a headset reaches out to a whale swimming through the air of the room',
    ],
    keywords: [
      ['Datenbrille', 'headset'],
      ['Wal', 'whale'],
      ['Virtuelle Welt', 'virtual world'],
    ],
    moods: ['day', 'night', 'dusk'],
    formats: [SQUARE, ...WIDE],
  },
  cloudPlug: {
    titles: [
      ['Cloudanbindung', 'Cloud connection'],
      ['Steckt drin', 'Plugged in'],
      ['Stromanschluss für oben', 'Power for the upper floor'],
    ],
    alt: [
      'Eine Person auf einer Leiter steckt ein Kabel in eine Wolke, die dadurch leuchtet',
      'A person on a ladder plugs a cable into a cloud that begins to glow',
    ],
    keywords: [
      ['Cloud', 'cloud'],
      ['Kabel', 'cable'],
      ['Verbindung', 'connection'],
    ],
    moods: ['night', 'bold', 'dusk'],
    formats: [SQUARE, ...TALL],
  },
  treePrinter: {
    titles: [
      ['Schicht für Schicht', 'Layer by layer'],
      ['Nachwuchs', 'New growth'],
      ['Frisch gedruckt', 'Freshly printed'],
    ],
    alt: [
      'Ein Gerät druckt einen Baum in Schichten, eine Person hebt staunend die Hände',
      'A machine prints a tree layer by layer while a person raises both hands in wonder',
    ],
    keywords: [
      ['3D-Druck', '3D printing'],
      ['Baum', 'tree'],
      ['Zukunft', 'future'],
    ],
    moods: ['day', 'paper', 'bold'],
    formats: ANY,
  },
  phoneRepair: {
    titles: [
      ['Lieber reparieren', 'Better repaired'],
      ['Offene Sprechstunde', 'Open for repairs'],
      ['Nur eine Schraube locker', 'Just one loose screw'],
      ['Zweites Leben', 'Second life'],
    ],
    alt: [
      'Zwei Hände reparieren ein aufgeschraubtes Handy, Akku und Schrauben liegen geordnet daneben',
      'Two hands repair an opened phone, its battery and screws laid out beside it',
    ],
    keywords: [
      ['Reparatur', 'repair'],
      ['Handy', 'phone'],
      ['Nachhaltigkeit', 'sustainability'],
      ['Hände', 'hands'],
    ],
    moods: ['day', 'bold', 'paper'],
    formats: [SQUARE, ...WIDE],
  },
  videoCall: {
    titles: [
      ['Du bist noch stumm', 'You are still on mute'],
      ['Kurz vom Platz', 'Back in a moment'],
      ['Alle im Kasten', 'All in boxes'],
      ['Montag, neun Uhr', 'Monday, nine o’clock'],
    ],
    alt: [
      'Jemand sitzt mit dem Rücken zu uns vor einem Bildschirm mit fünf Menschen in Kacheln, ein Stuhl ist leer',
      'Somebody with their back to us faces a screen of five people in tiles and an empty chair',
    ],
    keywords: [
      ['Videokonferenz', 'video call'],
      ['Homeoffice', 'working from home'],
      ['Bildschirm', 'screen'],
    ],
    moods: ['day', 'night', 'bold'],
    formats: [SQUARE, ...WIDE],
  },
} as const satisfies Record<string, Idea>
