import { type Static, Type } from 'typebox'
import { noOtherFields, readonlySchema } from './schema.ts'

/** `GET /healthz`, `GET /readyz`: for the people and programs that monitor the server. */
export const Health = Type.Object({ ok: Type.Boolean() }, noOtherFields)
export const Ready = Type.Object({ ready: Type.Boolean() }, noOtherFields)

/** Facts about the server itself that every page should know. */
export const ServerInfo = readonlySchema(
  Type.Object(
    {
      /** The build of the client that the server has; a page of another build loads itself again. Empty for none. */
      build: Type.String(),
      /** Milliseconds until the host restarts the server; absent if no restart is announced. */
      restartsIn: Type.Optional(Type.Integer()),
    },
    { title: 'ServerInfo' },
  ),
)
export type ServerInfo = Static<typeof ServerInfo>

export const ABOUT_SERVER =
  'the server: the build of its client, and the milliseconds until an announced restart. Sent first of all, and when a restart is announced or cancelled'

/** `POST /api/admin/restart`: every page says that the server restarts in `seconds`. */
export const NewRestart = Type.Object({ seconds: Type.Integer({ minimum: 1, maximum: 86_400 }) }, noOtherFields)
/** `GET /api/admin/restart` */
export const RestartInfo = Type.Object({ restartsIn: Type.Optional(Type.Integer()) })
export type RestartInfo = Static<typeof RestartInfo>
