import type { Migration } from './migration.ts'

/**
 * A deleted person keeps a row with an empty name, so that others' games can say that a person was there. Of codes and
 * links only digests are kept.
 */
export const people: Migration = {
  about: 'devices, passkeys, codes and links of people; how games ended; who is told of their turn, and where',
  both: [
    'create index seat_by_person on seat (person)',
    `create table device (
       id text primary key,
       person text not null,
       kind text not null,
       made integer not null,
       seen integer not null
     ) strict, without rowid`,
    'create index device_by_person on device (person)',
    `create table voucher (
       digest text primary key,
       purpose text not null,
       person text not null,
       ends integer not null
     ) strict, without rowid`,
    `create table passkey (
       id text primary key,
       person text not null,
       public_key text not null,
       counter integer not null,
       transports text not null,
       made integer not null,
       used integer not null
     ) strict, without rowid`,
    'create index passkey_by_person on passkey (person)',
    'create table recovery (digest text primary key, person text not null) strict, without rowid',
    'create index recovery_by_person on recovery (person)',
    `create table outcome (
       t text not null,
       seat integer not null,
       became text not null,
       won integer not null,
       at integer not null,
       primary key (t, seat)
     ) strict, without rowid`,
    `create table push (
       device text primary key,
       person text not null,
       endpoint text not null,
       p256dh text not null,
       auth text not null,
       made integer not null
     ) strict, without rowid`,
    'create index push_by_person on push (person)',
    'create table webhook (person text primary key, url text not null, made integer not null) strict, without rowid',
  ],
}
