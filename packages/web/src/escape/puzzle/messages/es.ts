import type { EscapePuzzleWords } from './en.ts'

export const es: EscapePuzzleWords = {
  question: (name) => `¿Dónde está ${name}?`,
  alien: (speed) => `Alien: hasta ${speed} sectores por turno. Los ruidos pueden ser mentira.`,
  human: 'Humano: un sector por turno. Los ruidos pueden ser mentira.',
  started: (place) => `Inicio: ${place}`,
  focus: 'Mostrar los candidatos',
  candidate: 'respuesta posible',
  truth: (name) => `${name} estaba aquí`,
  mine: 'tu respuesta',
  lie: (from, to, steps) => `${from} y ${to} están a ${steps} pasos, demasiado lejos: el ruido en ${to} era mentira.`,
  apart: (from, to, steps) =>
    `${from} y ${to} están a ${steps} pasos, demasiado lejos: al menos uno de los dos ruidos era mentira.`,
  secure: '«Sector en silencio» significa un sector seguro.',
  drew: 'Se ha robado una carta, así que este sector es peligroso.',
  fits: (best, named) => `Desde ${named} se llega a tiempo a ${best}.`,
  usually: 'Lo demás es cómo suelen moverse y mentir los jugadores.',
}
