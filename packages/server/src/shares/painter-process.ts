import { answerQuestions } from '../base/answer-questions.ts'
import { gamesInDevelopment } from '../games/games.ts'
import type { FromPainter, ToPainter } from './painter.ts'
import { pictureOf } from './preview.ts'

answerQuestions<ToPainter, FromPainter>(({ record, language }) => ({
  png: pictureOf(gamesInDevelopment, record, language)?.toString('base64') ?? '',
}))
