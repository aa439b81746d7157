ALTER TABLE "artists" ADD COLUMN "available_from" date;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "availability_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "lead_time_weeks" smallint;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "clients" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "books" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "awards" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "time_zone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "services" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "client" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "year" smallint;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "commission" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "licensable" boolean DEFAULT false NOT NULL;