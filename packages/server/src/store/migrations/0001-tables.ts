import type { Migration } from './migration.ts'

/**
 * In SQLite `batch` is the log of all tables in the order of commits; `prev` chains the rows of one table backwards.
 * There is no index on (t, n): it would dirty one more page for every table in every commit. `head` says where a
 * table's log ends; moving it on is the check that no table can fork. In PostgreSQL the primary key is that check.
 */
export const tables: Migration = {
  about: 'tables, seats, names, secrets and the log',
  sqlite: [
    `create table batch (
       seq integer primary key,
       t text not null,
       n integer not null,
       prev integer not null,
       choice text not null,
       body text not null
     ) strict`,
    'create table head (t text primary key, n integer not null, last integer not null) strict, without rowid',
  ],
  postgres: [
    `create table batch (
       t text not null,
       n bigint not null,
       choice text not null,
       body text not null,
       primary key (t, n)
     )`,
  ],
  both: [
    `create table tables (
       id text primary key,
       game text not null,
       setting text not null,
       listed integer not null,
       status text not null,
       host integer not null,
       invite text not null,
       invited text not null unique,
       arrangement text not null,
       made integer not null,
       version integer not null,
       seed blob not null
     ) strict`,
    'create index tables_by_status on tables (status, listed, made)',
    `create table seat (
       t text not null,
       seat integer not null,
       holder text not null,
       person text not null,
       name text not null,
       primary key (t, seat)
     ) strict, without rowid`,
    'create table person (id text primary key, name text not null) strict, without rowid',
    'create table secret (purpose text primary key, bytes blob not null) strict, without rowid',
  ],
}
