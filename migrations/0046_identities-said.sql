ALTER TABLE "staff_identities" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "staff_identities" ADD COLUMN "email" text;