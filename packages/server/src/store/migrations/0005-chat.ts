import type { Migration } from './migration.ts'

/** Chat is no part of a game's log: it is kept apart, goes with its table, and no bot ever reads it. */
export const chat: Migration = {
  about: 'what people say, whom they block, votes that mute, reports and bans',
  both: [
    `create table said (
       t text not null,
       n integer not null,
       id text not null unique,
       channel text not null,
       person text not null,
       seat integer not null,
       name text not null,
       phrase text not null,
       about integer not null,
       body text not null,
       at integer not null,
       hidden integer not null,
       sent text not null,
       primary key (t, n)
     ) strict, without rowid`,
    'create unique index said_once on said (t, person, sent)',
    'create index said_by_person on said (person)',
    `create table blocked (
       id text primary key,
       person text not null,
       other text not null,
       at integer not null,
       unique (person, other)
     ) strict, without rowid`,
    `create table mute_vote (
       t text not null,
       person text not null,
       other text not null,
       primary key (t, person, other)
     ) strict, without rowid`,
    'create table muted (t text not null, person text not null, primary key (t, person)) strict, without rowid',
    `create table report (
       id text primary key,
       table_id text not null,
       person text not null,
       reason text not null,
       note text not null,
       status text not null,
       at integer not null,
       excerpt text not null
     ) strict, without rowid`,
    'create index report_by_status on report (status, at)',
    `create table ban (
       id text primary key,
       person text not null,
       name text not null,
       reason text not null,
       at integer not null,
       ends integer not null
     ) strict, without rowid`,
    'create index ban_by_person on ban (person, ends)',
  ],
}
